use platform::apis::{configuration::Configuration, projects_api, users_api, Error};
use platform::models::{CreateProjectRequest, ErrorCode, FailureResponse, ProjectStatus};
use std::env::var;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let platform = Configuration {
        base_path: var("PLATFORM_URL")?,
        bearer_access_token: Some(var("PLATFORM_API_KEY")?),
        ..Default::default()
    };

    let page = users_api::list_users(&platform, None, Some(10)).await?;
    let names: Vec<&str> = page.data.iter().map(|user| user.username.as_str()).collect();
    assert!(names == ["ada"] && page.pagination.next_cursor.is_none());

    let wanted = CreateProjectRequest::new("Customer portal".to_string());
    let project = projects_api::create_project(&platform, wanted, Some("portal-1"), None).await?.data;
    assert_eq!(project.status, ProjectStatus::Planning);

    match projects_api::get_project(&platform, "00000000-0000-4000-8000-000000000000", None).await {
        Err(Error::ResponseError(failed)) => {
            let failure: FailureResponse = serde_json::from_str(&failed.content)?;
            assert_eq!(failed.status.as_u16(), 404);
            assert_eq!(failure.error_detail.error_code, ErrorCode::RESOURCE_NOT_FOUND);
        }
        other => panic!("no failure: {other:?}"),
    }
    Ok(())
}
